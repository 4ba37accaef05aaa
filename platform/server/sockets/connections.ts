import type { WebSocket } from 'ws'

/** Bytes that a slow page may leave unread before it is disconnected: it reconnects and refetches. */
const longestBacklog = 64 * 1024

/** Open pages per person and process. */
const socketsPerPerson = 20

/** Milliseconds after which a page must present a new ticket, so that no socket outlives the permission of its ticket. */
const longestLife = 60 * 60 * 1000

type Connection = { sid: string | null; openedAt: number; answered: boolean }

/** The open sockets of this process by person. */
export const createConnections = () => {
  const byPerson = new Map<string, Map<WebSocket, Connection>>()

  const send = (socket: WebSocket, text: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > longestBacklog) socket.terminate()
    else socket.send(text)
  }

  const remove = (uid: string, socket: WebSocket): void => {
    const own = byPerson.get(uid)
    own?.delete(socket)
    if (own?.size === 0) byPerson.delete(uid)
  }

  return {
    /** Adds a socket; the person's oldest one is closed if there are too many. */
    add: (uid: string, socket: WebSocket, sid: string | null = null): void => {
      const own = byPerson.get(uid) ?? new Map<WebSocket, Connection>()
      byPerson.set(uid, own)
      const [oldest] = own.keys()
      if (own.size >= socketsPerPerson && oldest) {
        own.delete(oldest)
        oldest.close(1008, 'too many pages')
      }
      const connection = { sid, openedAt: Date.now(), answered: true }
      own.set(socket, connection)
      socket.on('pong', () => (connection.answered = true))
      socket.on('close', () => remove(uid, socket))
    },
    /** Sends to all pages of a person. */
    sendTo: (uid: string, text: string): void => {
      for (const socket of byPerson.get(uid)?.keys() ?? []) send(socket, text)
    },
    sendToAll: (text: string): void => {
      for (const own of byPerson.values()) for (const socket of own.keys()) send(socket, text)
    },
    /** Closes the pages of a person, who may reconnect with a new ticket. */
    close: (uid: string): void => {
      for (const socket of byPerson.get(uid)?.keys() ?? []) socket.close(1008, 'session ended')
    },
    /** Closes every page of a session that has ended. */
    closeSession: (sid: string): void => {
      for (const own of byPerson.values()) {
        for (const [socket, connection] of own)
          if (connection.sid === sid) socket.close(1008, 'session ended')
      }
    },
    /** Closes sockets that did not answer the last ping or are too old, and pings the rest. */
    sweep: (now = Date.now()): void => {
      for (const own of byPerson.values()) {
        for (const [socket, connection] of own) {
          if (!connection.answered) socket.terminate()
          else if (now - connection.openedAt > longestLife) socket.close(1012, 'come back with a new ticket')
          else {
            connection.answered = false
            socket.ping()
          }
        }
      }
    },
    /** Everybody with an open page. */
    people: (): string[] => [...byPerson.keys()],
    size: (): number => [...byPerson.values()].reduce((sum, own) => sum + own.size, 0),
  }
}

export type Connections = ReturnType<typeof createConnections>
