import { personStore } from '../person-store.ts'
import { recentRecordsKey } from '../session.ts'

/** A record that was opened: its name, what tells it from its namesakes, and where it stands. */
export type RecentRecord = { title: string; context: string; link: string }

const limit = 8

const isRecord = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'context', 'link'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** The address without what only says which part of the record is shown. */
const addressOf = (link: string): string => {
  const { pathname, searchParams } = new URL(link, location.origin)
  searchParams.delete('tab')
  searchParams.sort()
  return `${pathname}?${searchParams.toString()}`
}

/** The records that the person opened last in this browser, the last one first. Signing out erases them. */
export const recentRecords = (): RecentRecord[] => {
  const person = personStore.get()
  if (!person) return []
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentRecordsKey(person.uid)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecord) : []
  } catch {
    return []
  }
}

/** Remembers that a record was opened; what an administrator looks at as somebody else leaves no trace. */
export const rememberRecord = (record: RecentRecord): void => {
  const person = personStore.get()
  if (!person || person.impersonatedBy) return
  const address = addressOf(record.link)
  const known = recentRecords()
  const before = known.find(({ link }) => addressOf(link) === address)
  const kept = { ...record, context: record.context || (before?.context ?? ''), link: address }
  const others = known.filter(({ link }) => addressOf(link) !== address)
  try {
    localStorage.setItem(recentRecordsKey(person.uid), JSON.stringify([kept, ...others].slice(0, limit)))
  } catch {
    // A full or closed storage: there are no recent records then.
  }
}

/** When a record was opened, as its place among the recent ones; behind all of them where it was not. */
export const recentPlace = (): ((link: string) => number) => {
  const places = new Map(recentRecords().map(({ link }, at) => [addressOf(link), at]))
  return (link) => places.get(addressOf(link)) ?? limit
}
