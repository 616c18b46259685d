import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * A node of OpenSearch with k-NN on loopback: java -cp 'lib/*' Start.java FOLDER PORT TRANSPORT_PORT MANAGER_PORT. Nodes are one cluster by the
 * transport port of the node that manages it.
 */
public class Start {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    String transport = args[2], manager = args[3];
    runner.onBuild((number, settings) -> {
      settings.put("http.port", args[1]);
      settings.put("http.host", "127.0.0.1");
      settings.put("transport.host", "127.0.0.1");
      settings.put("transport.port", transport);
      settings.put("node.name", transport);
      settings.putList("discovery.seed_hosts", "127.0.0.1:" + manager);
      if (transport.equals(manager)) settings.putList("cluster.initial_cluster_manager_nodes", manager);
      else settings.putList("node.roles", "data", "ingest");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
    }).build(OpenSearchRunner.newConfigs()
        .basePath(args[0])
        .numOfNode(1)
        .clusterName("groundwork-" + manager)
        .pluginTypes("org.opensearch.knn.plugin.KNNPlugin"));
    runner.ensureYellow();
    System.out.println("READY");
    // Until whoever started it ends, however that ends.
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
