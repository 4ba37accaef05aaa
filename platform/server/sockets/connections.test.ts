import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { createConnections } from './connections.ts'

/** A fake page with what the connections use of it. */
const createPage = (bufferedAmount: number) => {
  const sent: string[] = []
  const page = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount,
    send: (text: string) => sent.push(text),
    terminate: () => page.emit('close'),
  })
  return { sent, socket: page as unknown as WebSocket }
}

it('drops a page that does not read, so that it occupies no memory, and goes on with the others', () => {
  const connections = createConnections()
  const slow = createPage(100_000)
  const quick = createPage(0)
  connections.add('anna', slow.socket)
  connections.add('anna', quick.socket)
  connections.sendTo('anna', 'news')
  expect(slow.sent).toEqual([])
  expect(quick.sent).toEqual(['news'])
  expect(connections.size()).toBe(1)
  quick.socket.terminate()
  expect(connections.people()).toEqual([])
})
