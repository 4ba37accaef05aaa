import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import type { Db } from '#platform/server/context.ts'
import { issueTicket } from '#platform/server/sockets/tickets.ts'

const openOne = async (origin: string, db: Db, uid: string): Promise<WebSocket> => {
  const ticket = await issueTicket(db, { uid })
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket?ticket=${ticket}`, { origin })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return socket
}

/** Resident memory of a process in kB, if the system reports it. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

/** Opens many sockets; returns the memory per socket, and the time from a commit until the badge reaches the page. */
export const measureSockets = async (
  db: Db,
  portal: { origin: string; pid: number },
  person: { uid: string; headers: Record<string, string> },
  count: number,
) => {
  const before = memoryOf(portal.pid)
  const sockets: WebSocket[] = []
  const people = await db.selectFrom('person').select('uid').where('status', '=', 'A').limit(count).execute()
  while (sockets.length < count) {
    // If there are fewer people than sockets, some have several pages open.
    const some = Array.from({ length: Math.min(100, count - sockets.length) }, (_, n) =>
      openOne(portal.origin, db, people[(sockets.length + n) % people.length]!.uid),
    )
    sockets.push(...(await Promise.all(some)))
  }
  await sleep(1000)
  sockets.push(await openOne(portal.origin, db, person.uid))
  const kilobytesEach = (memoryOf(portal.pid) - before) / count
  // Generated data is measured repeatedly: messages that the person sent before do not count.
  await db.deleteFrom('rate_limit').where('key', 'like', 'notification.test:%').execute()
  const waits: number[] = []
  for (let round = 0; round < 10; round++) {
    const received = new Promise<void>((resolve) => sockets.at(-1)!.once('message', () => resolve()))
    const began = performance.now()
    const answer = await fetch(`${portal.origin}/api/v1/notification/test-create-new?userUid=${person.uid}`, {
      method: 'POST',
      headers: person.headers,
    })
    const committed = performance.now()
    if (!answer.ok) throw new Error(`The badge's notice was refused with ${answer.status}`)
    await received
    waits.push(performance.now() - Math.max(began, committed))
    await sleep(200)
  }
  for (const socket of sockets) socket.terminate()
  return { kilobytesEach, badgeMs: waits.toSorted((a, b) => a - b)[5]! }
}
