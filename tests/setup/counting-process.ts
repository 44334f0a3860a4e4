import { connect, transaction } from '../../app/platform/db/db.server'

const [url = '', times = '0'] = process.argv.slice(2)
const client = connect(url)
for (let i = 0; i < Number(times); i++) {
  await transaction(async (tx) => {
    const series = await tx.numberSeries.findUniqueOrThrow({ where: { name: 'race' } })
    await tx.numberSeries.update({ where: { name: 'race' }, data: { next: series.next + 1 } })
  }, client)
}
await client.$disconnect()
