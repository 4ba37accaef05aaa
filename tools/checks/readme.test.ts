import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { configTable } from '#platform/server/config.ts'
import { demoAccounts } from '../../database/demo/index.ts'

const readme = readFileSync('README.md', 'utf8').replace(/ +/g, ' ')

it.each(configTable.map((row) => [row.name, row] as const))('the README describes %s', (name, row) => {
  const standard = row.default ? `\`${row.default}\`` : ''
  expect(readme).toContain(`| \`${name}\` | ${standard} | ${row.meaning} |`.replace(/ +/g, ' '))
})

it('the README names every demo account', () => {
  for (const { email } of demoAccounts) expect(readme).toContain(`\`${email}\``)
})
