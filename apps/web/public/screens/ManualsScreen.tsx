import { ManualsPage, type ManualsPageProps } from '../../../../features/manuals/web/public/ManualsPage.tsx'

/** The contents of the manuals with what their loader answered. */
export const ManualsScreen = ({ data: { manuals, asked, found } }: { data: ManualsPageProps }) => (
  <ManualsPage manuals={manuals} asked={asked} found={found} />
)
