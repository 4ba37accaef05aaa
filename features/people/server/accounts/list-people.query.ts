import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { nothing, type Handler } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { mapRows } from '#platform/server/lists/rows.ts'
import { listPeople } from '../../contract/people.endpoints.ts'
import { peopleLists } from '../../domain/people.policy.ts'
import type { PeopleSettings } from '../settings.ts'
import { peopleRows } from './people.repository.ts'
import { registeredPeople } from './people.row-set.ts'

/** Looks the confirmed addresses of a page up together; the list is shown without them while the service is unavailable. */
const confirmations = (accounts: PeopleSettings['accounts'], log: Context['log']) => {
  let page: { uids: string[]; answer: Promise<ReadonlyMap<string, string>> } | undefined
  const readPage = async (uids: string[]): Promise<ReadonlyMap<string, string>> => {
    // Rows of one page are converted in the same turn.
    await Promise.resolve()
    page = undefined
    try {
      return new Map((await accounts.confirmed({ uids })).map(({ uid, at }) => [uid, at]))
    } catch (error) {
      log.warn({ err: error }, 'the sign-on service did not say which addresses are confirmed')
      return new Map()
    }
  }
  return async (uid: string): Promise<string | null> => {
    if (!page) {
      const uids: string[] = []
      page = { uids, answer: readPage(uids) }
    }
    page.uids.push(uid)
    return (await page.answer).get(uid) ?? null
  }
}

export const listPeopleQuery = ({ accounts }: PeopleSettings): Handler =>
  listOf(listPeople, {
    load: nothing,
    authorize: peopleLists.look,
    rows: ({ log }) => {
      const confirmedAt = confirmations(accounts, log)
      return mapRows(peopleRows, async (row) => ({ ...row, emailConfirmedAt: await confirmedAt(row.uid) }))
    },
    ...registeredPeople,
    sortings: () => ({
      CREATE_DATE: sql`p.created_at`,
      NAME: [sql`lower(p.last_name)`, sql`lower(p.first_name)`],
      LAST_ACTIVITY: sql`coalesce(p.last_seen_at, '-infinity')`,
    }),
  })
