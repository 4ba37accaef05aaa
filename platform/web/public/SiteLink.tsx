import { useTexts } from '../i18n/use-texts.ts'
import { Icon } from './Icon.tsx'
import { webLink } from './web-link.ts'

/** The site that people named, in a window of its own; nothing where it leads nowhere. */
export const SiteLink = ({ site }: { site: string }) => {
  const t = useTexts('public')
  const link = webLink(site)
  if (!link) return null
  return (
    <a className="site-link" href={link.href} target="_blank" rel="noopener noreferrer nofollow">
      {link.shown}
      <Icon name="external" size={16} />
      <span className="visually-hidden"> {t('newWindow')}</span>
    </a>
  )
}
