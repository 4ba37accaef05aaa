import { createElement, type ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { richNodes, type RichNode } from '../../../fields/domain/rich-nodes.rules.ts'
import { trackPictureUrl } from '../../domain/track-pictures.rules.ts'
import type { PublicTrack } from './public-track.ts'

const drawn = (node: RichNode, key: number): ReactNode => {
  if (node.kind === 'text') return node.text
  if (node.kind === 'break') return <br key={key} />
  if (node.kind === 'picture') {
    const { id, alt, width, height } = node.picture
    return <img key={key} src={trackPictureUrl(id)} alt={alt} width={width} height={height} loading="lazy" />
  }
  const children = node.children.map(drawn)
  if (node.kind === 'link')
    return (
      <a key={key} href={node.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    )
  return createElement(node.kind, { key }, ...children)
}

/** The accelerator's description of its track, with pictures. */
export const TrackFace = ({ track: { faceText } }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  if (!faceText) return null
  return (
    <section aria-labelledby="about-track">
      <h2 id="about-track">{t('public.face')}</h2>
      <div className="face">{richNodes(faceText).map(drawn)}</div>
    </section>
  )
}
