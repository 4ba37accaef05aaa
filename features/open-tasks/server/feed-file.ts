import { sql } from 'kysely'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { readOpenTaskFeed } from '../contract/public-open-task.endpoints.ts'
import { organizerJoin, organizerName } from './open-task.repository.ts'
import { isShown } from './public-open-tasks.sql.ts'

/** Number of tasks in a feed, newest first. */
const maxEntries = 50

type Entry = {
  id: number
  title: string
  description: string
  organizer: string
  publishedAt: string
  updatedAt: string
}

type FeedOptions = { format: 'atom' | 'json'; locale: 'ru' | 'en'; publicUrl: string }

const titles = { ru: 'Открытые задачи', en: 'Challenges' }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// oxlint-disable-next-line no-control-regex -- characters that XML cannot hold
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (sign) => entities[sign]!)

const readEntries = async (db: Db): Promise<Entry[]> => {
  const { rows } = await sql<Entry>`
    select t.id, t.title, left(t.description, 2000) as description, ${organizerName} as organizer,
      t.published_at as "publishedAt", t.updated_at as "updatedAt"
    from open_task t ${organizerJoin} where ${isShown} order by t.published_at desc, t.id desc limit ${maxEntries}`.execute(
    db,
  )
  return rows
}

const atomOf = (entries: readonly Entry[], title: string, site: string, self: string): string => {
  const address = ({ id }: Entry) => `${site}${linkTo('/details/open-task', { id })}`
  const updated = Math.max(0, ...entries.map(({ updatedAt }) => Date.parse(updatedAt)))
  const parts = entries.map(
    (entry) => `<entry><id>${escaped(address(entry))}</id><title>${escaped(entry.title)}</title>
<link href="${escaped(address(entry))}"/><published>${new Date(entry.publishedAt).toISOString()}</published>
<updated>${new Date(entry.updatedAt).toISOString()}</updated><author><name>${escaped(entry.organizer)}</name></author>
<summary>${escaped(entry.description)}</summary></entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${escaped(self)}</id><title>${escaped(title)}</title>
<link rel="self" href="${escaped(self)}"/><link href="${escaped(`${site}/showcase/open-tasks-list`)}"/>
<updated>${new Date(updated).toISOString()}</updated>
${parts.join('\n')}
</feed>
`
}

const jsonOf = (entries: readonly Entry[], title: string, site: string, self: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${site}/showcase/open-tasks-list`,
    feed_url: self,
    items: entries.map(({ id, title: name, description, organizer, publishedAt, updatedAt }) => ({
      id: String(id),
      url: `${site}${linkTo('/details/open-task', { id })}`,
      title: name,
      content_text: description,
      authors: [{ name: organizer }],
      date_published: new Date(publishedAt).toISOString(),
      date_modified: new Date(updatedAt).toISOString(),
    })),
  })

/** The newest open tasks as a feed. */
export const feedFile = async (db: Db, { format, locale, publicUrl }: FeedOptions): Promise<FileAnswer> => {
  const entries = await readEntries(db)
  const self = `${publicUrl}/api/v1${readOpenTaskFeed.path}?format=${format}`
  const stream = Buffer.from((format === 'atom' ? atomOf : jsonOf)(entries, titles[locale], publicUrl, self))
  return {
    name: format === 'atom' ? 'challenges.xml' : 'challenges.json',
    mime: format === 'atom' ? 'application/atom+xml' : 'application/feed+json',
    size: stream.length,
    stream,
  }
}
