import { text } from '#platform/web/i18n/texts.ts'

/** Text in place of a picture. */
export const pictureWords = ({ alt }: { alt: string }): string =>
  alt ? text('fields:value.picture', { alt }) : text('fields:value.pictureAlone')
