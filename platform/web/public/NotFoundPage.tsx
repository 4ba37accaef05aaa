import { useTexts } from '../i18n/use-texts.ts'
import { LinkButton } from './LinkButton.tsx'

type NotFoundPageProps = { title?: string; text?: string; action?: { href: string; label: string } }

/** The page, or the object, does not exist for this person. */
export const NotFoundPage = ({ title, text, action }: NotFoundPageProps) => {
  const t = useTexts()
  return (
    <div className="message-page">
      <p className="message-page__code tabular" aria-hidden="true">
        404
      </p>
      <h1>{title ?? t('page.notFoundTitle')}</h1>
      <p>{text ?? t('page.notFoundHelp')}</p>
      <div className="message-page__actions">
        <LinkButton href={action?.href ?? '/portal'} look="primary">
          {action?.label ?? t('page.home')}
        </LinkButton>
      </div>
    </div>
  )
}
