/**
 * What the drivers are to be told of a PostgreSQL URL; `schema` and `connection_limit` are Prisma's
 * words, which PostgreSQL does not know.
 */
export function postgresOptions(url: string) {
  const { searchParams } = new URL(url)
  const schema = searchParams.get('schema') ?? undefined
  // For statements of our own, which name no schema.
  const search = schema && { options: `-c search_path="${schema}"` }
  return {
    schema,
    connections: Number(searchParams.get('connection_limit')) || 10,
    client: { connectionString: url, ...search },
  }
}
