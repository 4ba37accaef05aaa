import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckIcon, ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import type { PublishItem } from '../../../domain/publishing.rules.ts'

/** The items to be published, as in the tree; refused ones have a reason. */
export const PublishedItems = ({ items }: { items: readonly PublishItem[] }) => {
  const t = useTexts('programmes')
  return (
    <ul className="publish-items">
      {items.map(({ kind, id, name, refused }) => (
        <li key={`${kind}:${id}`} className={`publish-${kind}`}>
          {refused ? <ErrorIcon /> : <CheckIcon />}
          <span>
            <small>{t(`settings.${kind === 'programme' ? 'program' : kind}`)}</small> {name}
            {refused ? <strong>{t(`errors.${refused}`)}</strong> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
