import { personStore } from '../person-store.ts'
import { recentRecordsKey } from '../session.ts'

/** A recently opened record: its name, its context, and its link. */
export type RecentRecord = { title: string; context: string; link: string }

const limit = 8

const isRecord = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'context', 'link'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** The URL without parameters that only select a part of the record. */
const addressOf = (link: string): string => {
  const { pathname, searchParams } = new URL(link, location.origin)
  searchParams.delete('tab')
  searchParams.sort()
  return `${pathname}?${searchParams.toString()}`
}

/** The person's recently opened records in this browser, newest first. Signing out deletes them. */
export const recentRecords = (): RecentRecord[] => {
  const person = personStore.get()
  if (!person) return []
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(recentRecordsKey(person.uid)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecord) : []
  } catch {
    return []
  }
}

/** Stores that a record was opened; not while an administrator is logged in as another person. */
export const rememberRecord = (record: RecentRecord): void => {
  const person = personStore.get()
  if (!person || person.impersonatedBy) return
  const address = addressOf(record.link)
  const known = recentRecords()
  const before = known.find(({ link }) => addressOf(link) === address)
  const entry = { ...record, context: record.context || (before?.context ?? ''), link: address }
  const others = known.filter(({ link }) => addressOf(link) !== address)
  try {
    localStorage.setItem(recentRecordsKey(person.uid), JSON.stringify([entry, ...others].slice(0, limit)))
  } catch {
    // A full or disabled storage: there are no recent records then.
  }
}

/** Returns a record's index among the recent ones; the largest index if it is not among them. */
export const recentPlace = (): ((link: string) => number) => {
  const places = new Map(recentRecords().map(({ link }, at) => [addressOf(link), at]))
  return (link) => places.get(addressOf(link)) ?? limit
}
