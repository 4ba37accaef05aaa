import { createServer, type Socket } from 'node:net'
import { connectToServer, standBefore } from './database-way.ts'

/** A proxy that can be cut and restored: the server becomes unavailable, then available again, at the same address. */
export const cutWire = async (targetUrl: string) => {
  const open = new Set<Socket>()
  let whole = true
  const wire = createServer((near) => {
    if (!whole) {
      near.destroy()
      return
    }
    const far = connectToServer(targetUrl)
    for (const end of [near, far]) {
      open.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        open.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  return {
    url: await standBefore(targetUrl, wire),
    cut: (): void => {
      whole = false
      for (const end of open) end.destroy()
    },
    mend: (): void => {
      whole = true
    },
    close: () => new Promise<void>((resolve) => wire.close(() => resolve())),
  }
}
