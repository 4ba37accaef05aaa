import { useTexts } from '../i18n/use-texts.ts'
import { Icon } from './Icon.tsx'
import { webLink } from './web-link.ts'

/** A website that people entered, opened in a new window; renders nothing if it is not a valid URL. */
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
