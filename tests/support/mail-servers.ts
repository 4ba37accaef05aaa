import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterFile } from './after-file.ts'

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** A mail server that accepts emails and notes the ids of their messages. */
export const smtp = async (options: SMTPServerOptions = {}, port = 0) => {
  const ids: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let raw = ''
      stream.on('data', (part: Buffer) => (raw += part.toString()))
      stream.on('end', () => {
        ids.push(/^Message-ID: <([^@>]+)/im.exec(raw)?.[1] ?? '')
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  afterFile(() => new Promise<void>((resolve) => server.close(resolve)))
  return { ids, port: portOf(server.server) }
}

/** A server that speaks SMTP until `at`, then hangs up or says nothing more. */
export const bad = async (at: 'GREETING' | 'DATA' | 'CONTENT', how: 'HANG_UP' | 'SILENCE', port = 0) => {
  let connections = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    let inContent = false
    const stop = (): void => void (how === 'HANG_UP' && socket.destroy())
    socket.on('error', () => {})
    if (at === 'GREETING') return stop()
    socket.write('220 bad.example\r\n')
    socket.on('data', (part: Buffer) => {
      const text = part.toString()
      if (inContent) return text.includes('\r\n.\r\n') ? stop() : undefined
      if (!/^DATA/i.test(text)) return void socket.write('250 ok\r\n')
      if (at === 'DATA') return stop()
      inContent = true
      return void socket.write('354 go on\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  afterFile(close)
  return { port: portOf(server), connections: () => connections, close }
}

/** The recipient of an email, from the command that names it. */
const recipientOf = (command: string): string => /^RCPT TO:<([^>]*)>/i.exec(command)?.[1] ?? ''

/**
 * A mail server that accepts everything with as little work as possible; `onAccepted` is called when the answer to an email has been
 * handed to the network, before the sender can have read it.
 */
export const quick = async (onAccepted: (to: string) => void) => {
  const server = createServer((socket) => {
    let waiting = ''
    let to = ''
    let inContent = false
    const answer = (command: string): void => {
      to = recipientOf(command) || to
      inContent = /^DATA/i.test(command)
      socket.write(inContent ? '354 go on\r\n' : '250 ok\r\n')
      if (/^QUIT/i.test(command)) socket.end()
    }
    const accept = (): void => {
      inContent = false
      socket.write('250 accepted\r\n')
      onAccepted(to)
    }
    socket.on('error', () => {})
    socket.setNoDelay(true)
    socket.write('220 quick.example\r\n')
    socket.on('data', (part: Buffer) => {
      waiting += part.toString('latin1')
      for (;;) {
        const end = waiting.indexOf(inContent ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const before = waiting.slice(0, end)
        waiting = waiting.slice(end + (inContent ? 5 : 2))
        if (inContent) accept()
        else answer(before)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  afterFile(() => void server.close())
  return { port: portOf(server) }
}
