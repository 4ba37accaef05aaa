import { StartPage, type StartPageProps } from '../../../../features/landing/web/public/StartPage.tsx'

/** The start page with what its loader answered. */
export const StartScreen = ({ data: { brand, figures, tracks, now } }: { data: StartPageProps }) => (
  <StartPage brand={brand} figures={figures} tracks={tracks} now={now} />
)
