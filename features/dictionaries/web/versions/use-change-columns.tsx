import type { z } from 'zod'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { StateTone } from '#platform/domain/state-table.ts'
import type { compareDictionaryVersions } from '../../contract/journal.endpoints.ts'
import type { changeKinds, valueChange } from '../../contract/journal.schemas.ts'
import { nameThen } from './past-columns.tsx'

/** The change of a value. */
export type Change = z.output<typeof valueChange>
type Then = NonNullable<Change['before']>

const tones: Record<(typeof changeKinds)[number], StateTone> = {
  added: 'accepted',
  removed: 'rejected',
  archived: 'blocked',
  restored: 'accepted',
  renamed: 'work',
  moved: 'done',
  reordered: 'new',
}

const ofOther = ({ nameRu, nameEn }: Then): string => (currentLocale() === 'en' ? nameRu : nameEn)
const none = '—'

/** Columns of the comparison; the parent only if the dictionary has one. */
export const useChangeColumns = (hasParent: boolean): Columns<typeof compareDictionaryVersions> => {
  const t = useTexts('dictionaries')
  const cell = (of: (value: Then) => string) =>
    function BeforeAndAfter({ before, after }: Change) {
      const was = before ? of(before) : null
      const is = after ? of(after) : null
      // A removed or added value has one state only, so nothing is struck out.
      if (was === null || is === null || was === is) return is ?? was
      return (
        <>
          <del className="change-was">
            <span className="visually-hidden">{t('changes.was')} </span>
            {was}
          </del>
          {is}
        </>
      )
    }
  return {
    name: { width: '26%', cell: cell(nameThen) },
    kinds: {
      cell: ({ kinds }) => (
        <span className="change-kinds">
          {kinds.map((kind) => (
            <StateChip key={kind} tone={tones[kind]} label={t(`changes.kinds.${kind}`)} />
          ))}
        </span>
      ),
    },
    other: { cell: cell(ofOther) },
    code: { cell: ({ code }) => code },
    ...(hasParent ? { parent: { cell: cell(({ parent }) => parent ?? none) } } : {}),
    order: { align: 'end', optional: true, cell: cell(({ seq }) => `${seq}`) },
  }
}
