import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Nodes of OpenSearch with k-NN on loopback, in one process: java -cp 'lib/*' Start.java FOLDER PORT NODES; the first answers at the port. */
public class Start {
  public static void main(String[] args) throws Exception {
    OpenSearchRunner runner = new OpenSearchRunner();
    int port = Integer.parseInt(args[1]);
    runner.onBuild((number, settings) -> {
      settings.put("http.port", String.valueOf(port + number - 1));
      settings.put("http.host", "127.0.0.1");
      settings.put("transport.host", "127.0.0.1");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
    }).build(newConfigs()
        .basePath(args[0])
        .numOfNode(Integer.parseInt(args[2]))
        .clusterName("groundwork-" + port)
        .pluginTypes("org.opensearch.knn.plugin.KNNPlugin"));
    runner.ensureYellow();
    System.out.println("READY " + port);
    // Until whoever started it ends, however that ends.
    while (System.in.read() >= 0) {}
    Runtime.getRuntime().halt(0);
  }
}
