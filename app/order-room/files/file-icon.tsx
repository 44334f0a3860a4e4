import type { FileLook } from '~/domain/files/project-file-type.rules'
import { Icon, type IconName } from '~/ui/media/icon'

const ICONS: Record<FileLook, IconName> = {
  image: 'image',
  video: 'video',
  pdf: 'file-text',
  text: 'file-text',
  font: 'type',
  archive: 'archive',
  office: 'file-text',
  other: 'file-text',
}

export function FileIcon({ look, size = 20 }: { look: FileLook; size?: number }) {
  return <Icon name={ICONS[look]} size={size} className="shrink-0 text-canal" />
}
