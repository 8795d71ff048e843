// Imported first, so that an old Node reports the problem instead of failing on newer syntax.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(`Node 20 or newer is needed to begin; this is ${process.version}.`)
  process.exit(1)
}
