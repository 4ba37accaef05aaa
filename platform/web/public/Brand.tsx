import { useTexts } from '../i18n/use-texts.ts'

/** Name and brand of the application settings. */
export type BrandProps = { appName: string; brand: string; href?: string }

/** The logo that leads home: the portal's own mark, or the drawing the server has for a brand (spec 1). */
export const Brand = ({ appName, brand, href = '/portal' }: BrandProps) => {
  const t = useTexts('public')
  return (
    <a className="brand" href={href} aria-label={t('header.home', { appName })}>
      {brand === 'default' ? (
        <>
          <img className="brand__mark" src="/favicon.svg" alt="" width="32" height="32" />
          <span className="brand__name">{appName}</span>
        </>
      ) : (
        <img src="/api/v1/system/bch-logo" alt={appName} height="32" width="132" className="brand__drawing" />
      )}
    </a>
  )
}
