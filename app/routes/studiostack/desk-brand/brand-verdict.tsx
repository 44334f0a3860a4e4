import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'

type Finding = { what: 'text' | 'label' | 'button'; passes: boolean; ratio: string; needs: string }

/** Whether the colors can be read, finding by finding. */
export function BrandVerdict({
  verdict: { passes, findings },
}: {
  verdict: { passes: boolean; findings: Finding[] }
}) {
  const { t } = useTranslation('studio-shop')
  return (
    <Notice
      tone={passes ? 'success' : 'warning'}
      title={t(passes ? 'verdict.passes' : 'verdict.fails')}
    >
      <ul className="grid gap-1">
        {findings.map(({ what, passes: fine, ratio, needs }) => (
          <li key={what}>
            {t(fine ? `verdict.${what}.passes` : `verdict.${what}.fails`, { ratio, needs })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
