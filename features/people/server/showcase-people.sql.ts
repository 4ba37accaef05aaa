import { sql } from 'kysely'
import type { Sql } from '#platform/server/lists/order.ts'
import { hasWords } from '#platform/server/lists/search.ts'
import { getShownPicture } from '../contract/shown-picture.endpoints.ts'
import { membershipsOf } from '../domain/showcase-card.policy.ts'
import { showcaseRoles, type ShowcaseRole } from '../domain/showcase-roles.ts'

/** `showcaseCards.view` as a condition, for the person `p`. */
export const isShownAs = (role: ShowcaseRole): Sql => {
  const member = sql`p.uid in (select m.person_uid from counted_membership m where m.role = any(${membershipsOf[role]}))`
  // Repeats conditions of the view on the person itself, to use their partial index.
  return sql`p.card_published and p.card_to_world and p.status = 'A' and p.erased_at is null
    and p.uid in (select c.person_uid from published_card c where c.to_world and not c.investor_only)
    and ${role === 'EXPERT' ? sql`(p.certified_expert or ${member})` : member}`
}

/** Whether the card of the person `p` is public in any showcase. */
export const isShown: Sql = sql`(${sql.join(
  showcaseRoles.map((role) => sql`(${isShownAs(role)})`),
  sql` or `,
)})`

const shownPicturePath = `/api/v1${getShownPicture.path}?image=`

/** The URLs of the picture of a person `p` with the profile `f` on a public card, or null. */
export const shownAvatarJson: Sql = sql`(case when f.avatar_file_id is not null then (
  select json_build_object('url', a.url || 'small', 'largeUrl', a.url || 'large')
  from (select ${sql.lit(shownPicturePath)} || p.card_key || '&v=' || left(md5(f.avatar_file_id::text), 8) || '&size=' as url) a) end)`

/** The search of cards, rows `p`: by what a card shows, and no other data of the person. */
export const cardSearch = {
  matches: (typed: string): Sql => sql`p.uid in (
    select c.person_uid from card_words c where ${hasWords(sql`c.said`, typed, sql`c.words`)})`,
}
