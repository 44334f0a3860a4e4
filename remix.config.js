/** Imported by vite.config.ts, which hands it to the Remix plugin. */
export default {
  appDirectory: 'app',
  serverBuildFile: 'index.js',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
