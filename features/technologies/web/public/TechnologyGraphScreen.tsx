import { GraphPage, type GraphPageProps } from './GraphPage.tsx'

/** A technology with its neighbours. */
export const TechnologyGraphScreen = ({ data: { neighbourhood } }: { data: GraphPageProps }) => (
  <GraphPage neighbourhood={neighbourhood} />
)
