import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { failure, type Failure } from './errors.ts'

/** Responds on the bare connection, in the common error format, and closes it. */
export const refuseOnSocket = (socket: Socket, { status, body }: Failure, requestId: string): void => {
  if (socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const text = JSON.stringify({ ...body, requestId })
  const head = [
    `HTTP/1.1 ${status} ${body.message.split(':')[0]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}

const failures: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: failure('REQUEST_TOO_LONG'),
  ERR_HTTP_REQUEST_TIMEOUT: failure('REQUEST_TOO_SLOW'),
}

/** Responds to what Node could not parse as a request: its headers are too long, too slow or malformed. */
export const answerUnread = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  refuseOnSocket(socket, failures[error.code ?? ''] ?? failure('VALIDATION_FAILED'), randomUUID())
}
