import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * A node of OpenSearch with k-NN on loopback: java -cp 'lib/*' Start.java FOLDER PORT TRANSPORT_PORT MANAGER_PORTS. Nodes are one cluster by the
 * transport ports of those that may manage it, with commas between.
 */
public class Start {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    String transport = args[2];
    List<String> managers = List.of(args[3].split(","));
    runner.onBuild((number, settings) -> {
      settings.put("http.port", args[1]);
      settings.put("http.host", "127.0.0.1");
      settings.put("transport.host", "127.0.0.1");
      settings.put("transport.port", transport);
      settings.put("node.name", transport);
      settings.putList("discovery.seed_hosts", managers.stream().map(port -> "127.0.0.1:" + port).toList());
      if (managers.contains(transport)) settings.putList("cluster.initial_cluster_manager_nodes", managers);
      else settings.putList("node.roles", "data", "ingest");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
    }).build(OpenSearchRunner.newConfigs()
        .basePath(args[0])
        .numOfNode(1)
        .clusterName("groundwork-" + managers.get(0))
        .pluginTypes("org.opensearch.knn.plugin.KNNPlugin"));
    runner.ensureYellow();
    System.out.println("READY");
    // Until whoever started it ends, however that ends.
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
