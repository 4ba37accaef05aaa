import { text } from '#platform/web/i18n/texts.ts'

/** What stands for a picture where it cannot be shown. */
export const pictureWords = ({ alt }: { alt: string }): string =>
  alt ? text('fields:value.picture', { alt }) : text('fields:value.pictureAlone')
