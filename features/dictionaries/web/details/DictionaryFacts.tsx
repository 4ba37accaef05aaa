import { Fragment } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { dictionaryPath } from '../paths.ts'
import type { Details } from './dictionary.types.ts'

const linkTo = ({ id, name }: { id: number; name: string }) => (
  <ScreenLink to={dictionaryPath(id)}>{name}</ScreenLink>
)

/** Facts below a dictionary's name: code, version and links. */
export const DictionaryFacts = ({ dictionary }: { dictionary: Details }) => {
  const t = useTexts('dictionaries')
  const { code, version, updatedAt, parent, children } = dictionary
  return (
    <>
      <span>{code}</span>
      {version === null ? null : <span>{t('details.version', { version })}</span>}
      <span>
        {t('list.updated')} <DateText value={updatedAt} />
      </span>
      {parent ? (
        <span>
          {t('details.parent')} {linkTo(parent)}
        </span>
      ) : null}
      {children.length > 0 ? (
        <span>
          {t('details.children')}{' '}
          {children.map((child, at) => (
            <Fragment key={child.id}>
              {at > 0 ? ', ' : null}
              {linkTo(child)}
            </Fragment>
          ))}
        </span>
      ) : null}
    </>
  )
}
