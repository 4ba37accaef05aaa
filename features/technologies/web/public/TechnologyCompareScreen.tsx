import { ComparePage, type ComparePageProps } from './ComparePage.tsx'

/** Two technologies side by side. */
export const TechnologyCompareScreen = ({ data: { one, other, items } }: { data: ComparePageProps }) => (
  <ComparePage one={one} other={other} items={items} />
)
