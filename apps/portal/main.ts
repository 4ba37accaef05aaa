import { runPortal } from './run.ts'

try {
  const portal = await runPortal(process.env)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void portal.stop().then(() => process.exit(0)))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
