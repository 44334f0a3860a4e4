// Settings are read on import: an unsafe one ends here too, in one line.
try {
  const { fillDatabase } = await import('./fill-database')
  await fillDatabase()
} catch (error) {
  // Prisma tells at the end of many lines what was wrong.
  console.error(`Not seeded. ${String(error instanceof Error ? error.message : error).trim().split('\n').at(-1)}`)
  process.exitCode = 1
}
