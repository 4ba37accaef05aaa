import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { publicationStateTable } from '../../../projects/domain/state-tables.ts'
import type { Publication } from '../showcase.types.ts'
import { isPublished } from '../../../projects/domain/phases.ts'

type Props = { publication: Pick<Publication, 'state' | 'publishedAt' | 'changes'> }

/** Publication state of a project, its date, and the number of changes since. */
export const PublicationState = ({ publication: { state, publishedAt, changes } }: Props) => {
  const t = useTexts('showcases')
  return (
    <span className="showcase-facts">
      <StateOf table={publicationStateTable} state={state} />
      {isPublished({ publicationStatus: state }) && publishedAt ? (
        <DateText value={publishedAt} as="time" />
      ) : null}
      {changes > 0 ? <span>{t('publications.changes', { count: changes })}</span> : null}
    </span>
  )
}
