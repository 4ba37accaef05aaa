import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A wire to a server that can be cut and mended: the server is away, then back, under the same address. */
export const cutWire = async (targetUrl: string) => {
  const target = new URL(targetUrl)
  const open = new Set<Socket>()
  let whole = true
  const wire = createServer((near) => {
    if (!whole) {
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
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
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  const url = new URL(targetUrl)
  url.hostname = '127.0.0.1'
  url.port = String((wire.address() as AddressInfo).port)
  return {
    url: url.href,
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
