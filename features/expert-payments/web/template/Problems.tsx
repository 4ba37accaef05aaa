import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { uploadActTemplate } from '../../contract/act.endpoints.ts'

/** Tags that start and end the list of jobs, for the explanation. */
export const jobsTags = { open: '{{#Jobs}}', close: '{{/Jobs}}' }

export type Problem = ResponseOf<typeof uploadActTemplate>['problems'][number]

/** List of the invalid tags of a rejected template, with their positions. */
export const Problems = ({ problems }: { problems: readonly Problem[] }) => {
  const t = useTexts('expert-payments')
  if (problems.length === 0) return null
  return (
    <div role="alert">
      <p>{t('template.refused')}</p>
      <ul className="books-problems">
        {problems.map(({ kind, tag, part, paragraph, text }) => (
          <li key={`${kind} ${tag} ${part} ${paragraph}`}>
            {t(`template.problems.${kind}`, { tag, ...jobsTags })}{' '}
            {t(`template.parts.${part}`, { paragraph })}
            {text ? ` — “${text}”` : ''}
          </li>
        ))}
      </ul>
    </div>
  )
}
