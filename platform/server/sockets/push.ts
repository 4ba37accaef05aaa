import { z } from 'zod'
import { socketMessage, type SocketMessage } from '#platform/contract/socket-messages.ts'
import type { Db } from '../context.ts'
import { sayBehind } from './channels.ts'

/** The NOTIFY channel for pushes, on which all processes listen. */
export const socketChannel = 'socket'

const parcel = z.object({
  to: z.union([z.literal('everybody'), z.array(z.string())]),
  message: socketMessage,
})

/** A message between processes, with its recipients. */
export type Parcel = z.output<typeof parcel>

// NOTIFY allows 8,000 bytes: 150 uids of 39 take 5,850 and leave 2 kB for the message, which only names what to
// fetch.
const uidsPerParcel = 150
const longestMessage = 1500

const checked = (message: SocketMessage): SocketMessage => {
  if (Buffer.byteLength(JSON.stringify(message)) > longestMessage)
    throw new Error('socket message too long: send ids')
  return message
}

/** Pushes a message to every open page of these people, on any process; in a transaction, after its commit. */
export const pushToPeople = async (
  db: Db,
  uids: readonly string[],
  message: SocketMessage,
): Promise<void> => {
  checked(message)
  const distinct = [...new Set(uids)]
  const parcels: string[] = []
  for (let from = 0; from < distinct.length; from += uidsPerParcel) {
    parcels.push(JSON.stringify({ to: distinct.slice(from, from + uidsPerParcel), message } satisfies Parcel))
  }
  await sayBehind(db, socketChannel, parcels)
}

/** Pushes a message to every open page. */
export const pushToEverybody = async (db: Db, message: SocketMessage): Promise<void> =>
  sayBehind(db, socketChannel, [
    JSON.stringify({ to: 'everybody', message: checked(message) } satisfies Parcel),
  ])

/** Parses a parcel; null if it is invalid. */
export const openParcel = (payload: string): Parcel | null => {
  try {
    return parcel.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
