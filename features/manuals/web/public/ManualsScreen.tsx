import { ManualsPage, type ManualsPageProps } from './ManualsPage.tsx'

/** The table of contents of the manuals. */
export const ManualsScreen = ({ data: { manuals, phrase, found } }: { data: ManualsPageProps }) => (
  <ManualsPage manuals={manuals} phrase={phrase} found={found} />
)
