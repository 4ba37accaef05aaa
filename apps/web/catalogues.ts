/** Every language file of the product; each is loaded only when a screen needs it. */
export const catalogues = {
  ...import.meta.glob('../../platform/web/texts/*.json'),
  ...import.meta.glob('../../features/*/texts/*.json'),
  ...import.meta.glob('../sso/texts/*.json'),
  ...import.meta.glob('./work/texts/*.json'),
  ...import.meta.glob('./work/screens/gallery/texts/*.json'),
  ...import.meta.glob('./public/texts/*.json'),
}
