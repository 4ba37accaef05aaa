import { ManualsPage, type ManualsPageProps } from './ManualsPage.tsx'

/** The table of contents of the manuals. */
export const ManualsScreen = ({ data: { manuals, asked, found } }: { data: ManualsPageProps }) => (
  <ManualsPage manuals={manuals} asked={asked} found={found} />
)
