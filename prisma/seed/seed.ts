// Settings are read on import: an unsafe one ends here too, in one line.
try {
  const { fillDatabase } = await import('./fill-database')
  await fillDatabase()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
