import { DomainError } from '~/domain/ground/domain-error'
import { answerTo, pictureWords } from '~/shell/refusal-answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import type { SubmissionResult } from '@conform-to/dom'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { isPictureRefusal } from '~/domain/pictures/pictures.server'
import { brandPalettes } from '~/domain/studios/brand-palette.rules'
import { brandFamilies } from '~/domain/studios/brand-sheet.rules'
import { brandSchema } from '~/domain/studios/desk.schema'
import { changeStudio, type DeskMember } from '~/domain/studios/studio-changes.server'
import { removeLogo, setLogo } from '~/domain/studios/studio-logo.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { checkBrandColours, LOGO_SMALLEST, TYPEFACES } from '~/domain/studios/studio.rules'
import { truncateRatio } from '~/domain/studios/contrast.rules'
import { readUpload } from '~/platform/http/upload.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { sayGap } from '~/routes/studiostack/_desk/words.server'
import type { PageOutcome } from '~/shell/forms.server'

/** Room for the fields around the file. */
const FIELDS = 64 * 1024
const USUAL = { accentColour: '#1d4ed8', groundColour: '#ffffff' }

type Colours = { accentColour: string; groundColour: string }

/** Whether a shop in two colours can be read, each finding with its ratio in words. */
function presentVerdict({ accentColour, groundColour }: Colours, language: Language) {
  const { findings, passes } = checkBrandColours(accentColour, groundColour)
  const ratio = (value: number) => `${formatNumber(truncateRatio(value), language, 2)} : 1`
  return {
    passes,
    findings: findings.map((finding) => ({
      what: finding.what,
      passes: finding.passes,
      ratio: ratio(finding.ratio),
      needs: ratio(finding.needs),
    })),
  }
}

/** How a shop in two colours looks by day and by night, as the colours of its parts. */
function presentSample({ accentColour, groundColour }: Colours) {
  const palettes = brandPalettes(accentColour, groundColour)
  return (['light', 'dark'] as const).map((theme) => {
    const { ground, ink, line, lantern } = palettes[theme]
    return {
      theme,
      ground,
      ink,
      line,
      button: lantern,
      label: palettes[theme]['on-lantern'],
      link: palettes[theme].canal,
      soft: palettes[theme]['ink-soft'],
    }
  })
}

/** A studio's brand as its forms show it. */
export function presentDeskBrand(studio: MemberStudio, language: Language) {
  const t = translator(language, 'studio-shop')
  const colours = {
    accentColour: studio.accentColour ?? USUAL.accentColour,
    groundColour: studio.groundColour ?? USUAL.groundColour,
  }
  const chosen = studio.accentColour !== null && studio.groundColour !== null
  return {
    title: t('brand.title'),
    look: {
      defaults: { name: studio.name, typeface: studio.typeface, ...colours },
      constraint: getZodConstraint(brandSchema(translator(language, 'studio-desk'))),
      typefaces: TYPEFACES.map((value) => ({
        value,
        label: t(`typefaces.${value}`),
        description: t(`typefaces.${value}Text`),
      })),
    },
    sample: {
      name: studio.name,
      families: brandFamilies(studio.typeface),
      views: presentSample(colours),
    },
    verdict: chosen ? presentVerdict(colours, language) : null,
    logo: {
      href: studio.logoKey ? shopFrontPaths.logo(studio.slug, studio.logoKey) : null,
      megabytes: PICTURES.megabytes,
      pixels: LOGO_SMALLEST,
    },
  }
}

async function saveLook(
  form: FormData,
  member: DeskMember,
  language: Language,
): Promise<PageOutcome> {
  const t = translator(language, 'studio-shop')
  const submission = parseWithZod(form, {
    schema: brandSchema(translator(language, 'studio-desk')),
  })
  if (submission.status !== 'success') return { form: 'look', result: submission.reply() }
  try {
    const changed = await changeStudio(member, submission.value)
    return { done: t(changed ? 'saved' : 'nothingChanged'), to: studioPaths.brand() }
  } catch (error) {
    if (!isRefusal(error, 'shop.gaps')) throw error
    return {
      form: 'look',
      result: submission.reply({
        formErrors: error.details.gaps.map((gap) => sayGap(gap, language)),
      }),
    }
  }
}

const OWN_WORDS = pictureWords((language, reason) =>
  translator(language, 'studio-shop')(`logo.errors.${reason}`, {
    megabytes: PICTURES.megabytes,
    pixels: LOGO_SMALLEST,
  }),
)

async function saveLogo(
  form: FormData,
  member: DeskMember,
  tooLarge: boolean,
  language: Language,
): Promise<PageOutcome> {
  const t = translator(language, 'studio-shop')
  const refuse = (error: unknown): PageOutcome => {
    const { status, messages } = answerTo(error, language, OWN_WORDS)!
    return {
      form: 'logo',
      result: { status: 'error', error: { logo: messages } } as SubmissionResult<string[]>,
      status,
    }
  }
  const file = form.get('logo')
  if (tooLarge) return refuse(new DomainError('picture.tooLarge'))
  if (!(file instanceof File) || file.size === 0) return refuse(new DomainError('picture.none'))
  try {
    await setLogo(member, new Uint8Array(await file.arrayBuffer()))
    return { done: t('logo.saved'), to: studioPaths.brand() }
  } catch (error) {
    if (isPictureRefusal(error)) return refuse(error)
    throw error
  }
}

/**
 * Changes how a studio looks as one of the page's forms says, or tells why not. Throws a 400 for no
 * form of the page.
 */
export async function takeDeskBrand(
  request: Request,
  member: DeskMember,
  language: Language,
): Promise<PageOutcome> {
  const { form, tooLarge } = await readUpload(request, PICTURES.maxBytes + FIELDS)
  const intent = tooLarge ? 'logo' : form.get('intent')
  if (intent === 'look') return saveLook(form, member, language)
  if (intent === 'logo') return saveLogo(form, member, tooLarge, language)
  if (intent !== 'removeLogo')
    throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
  const removed = await removeLogo(member)
  return {
    done: translator(language, 'studio-shop')(removed ? 'logo.removed' : 'nothingChanged'),
    to: studioPaths.brand(),
  }
}
