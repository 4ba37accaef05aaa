// Says what is wrong with an installation and what to do about it: npm run doctor
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts'
import { examineDatabase, examineSettings, readSettings } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'

const print = (findings: readonly Finding[]): void => {
  for (const { level, what, advice } of findings) process.stdout.write(`${level}: ${what}\n    ${advice}\n`)
  if (findings.length === 0) process.stdout.write('All is well.\n')
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
}

const config = readSettings(process.env)
if (Array.isArray(config)) print(config)
else {
  const settings = await examineSettings(config)
  const server = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: { info: () => {}, warn: console.warn } })
  try {
    print([...settings, ...(await examineDatabase(server.url, config))])
  } finally {
    await server.stop()
  }
}
