/** Remix's Vite plugin answers it with the build itself. */
declare module 'virtual:remix/server-build' {
  export const routes: import('@remix-run/node').ServerBuild['routes']
}
