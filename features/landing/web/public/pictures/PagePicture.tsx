import type { StartPageName } from '../../../domain/start-pages.ts'
import { RunwayPicture } from '../RunwayPicture.tsx'
import { CrossroadsPicture } from './CrossroadsPicture.tsx'
import { RadarPicture } from './RadarPicture.tsx'
import { StairPicture } from './StairPicture.tsx'
import { TowerPicture } from './TowerPicture.tsx'

const pictures = {
  portal: CrossroadsPicture,
  projects: RunwayPicture,
  investors: StairPicture,
  investorsStatic: StairPicture,
  accelerators: TowerPicture,
  experts: RadarPicture,
} as const satisfies Record<StartPageName, () => unknown>

/** The drawn picture of a start page. */
export const PagePicture = ({ page }: { page: StartPageName }) => {
  const Picture = pictures[page]
  return <Picture />
}
