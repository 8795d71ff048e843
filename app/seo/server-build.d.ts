/** Remix's Vite plugin resolves it to the build itself. */
declare module 'virtual:remix/server-build' {
  export const routes: import('@remix-run/node').ServerBuild['routes']
}
