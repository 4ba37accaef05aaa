import { TreePage, type TreePageProps } from './TreePage.tsx'

/** The tree of technologies. */
export const TechnologyTreeScreen = ({ data: { branches, open } }: { data: TreePageProps }) => (
  <TreePage branches={branches} open={open} />
)
