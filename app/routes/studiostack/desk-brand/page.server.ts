import { pictureWords } from '~/shell/refusal-answers.server'
import { getZodConstraint } from '@conform-to/zod/v4'
import { PICTURES } from '~/domain/pictures/picture.rules'
import { brandPalettes } from '~/domain/studios/brand-palette.rules'
import { brandFamilies } from '~/domain/studios/brand-sheet.rules'
import { brandSchema } from '~/domain/studios/desk.schema'
import { changeStudio } from '~/domain/studios/studio-changes.server'
import { removeLogo, setLogo } from '~/domain/studios/studio-logo.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { checkBrandColors, LOGO_SMALLEST, TYPEFACES } from '~/domain/studios/studio.rules'
import { truncateRatio } from '~/domain/studios/contrast.rules'
import { readUpload } from '~/platform/http/upload.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { shopFrontPaths } from '~/paths/shop-front'
import { studioPaths } from '~/paths/studio'
import { pictureForm, type DeskContext } from '~/routes/studiostack/_desk/desk-forms.server'
import { answerForm, fields, type FormHandler } from '~/shell/forms.server'

/** Room for the fields around the file. */
const FIELDS = 64 * 1024
const USUAL = { accentColour: '#1d4ed8', groundColour: '#ffffff' }

type Colors = { accentColour: string; groundColour: string }

/** Whether a shop in two colors can be read, each finding with its ratio in words. */
function presentVerdict({ accentColour, groundColour }: Colors, language: Language) {
  const { findings, passes } = checkBrandColors(accentColour, groundColour)
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

/** How a shop in two colors looks by day and by night, as the colors of its parts. */
function presentSample({ accentColour, groundColour }: Colors) {
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
  const colors = {
    accentColour: studio.accentColour ?? USUAL.accentColour,
    groundColour: studio.groundColour ?? USUAL.groundColour,
  }
  const chosen = studio.accentColour !== null && studio.groundColour !== null
  return {
    title: t('brand.title'),
    look: {
      defaults: { name: studio.name, typeface: studio.typeface, ...colors },
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
      views: presentSample(colors),
    },
    verdict: chosen ? presentVerdict(colors, language) : null,
    logo: {
      href: studio.logoKey ? shopFrontPaths.logo(studio.slug, studio.logoKey) : null,
      megabytes: PICTURES.megabytes,
      pixels: LOGO_SMALLEST,
    },
  }
}

interface Context extends DeskContext {
  tooLarge: boolean
}

const OWN_WORDS = pictureWords((language, reason) =>
  translator(language, 'studio-shop')(`logo.errors.${reason}`, {
    megabytes: PICTURES.megabytes,
    pixels: LOGO_SMALLEST,
  }),
)

const FORMS: Record<string, FormHandler<Context>> = {
  look: fields(
    'look',
    ({ language }) => brandSchema(translator(language, 'studio-desk')),
    async (value, { member, language }) => {
      const changed = await changeStudio(member, value)
      return { done: translator(language, 'studio-shop')(changed ? 'saved' : 'nothingChanged') }
    },
  ),
  logo: pictureForm('logo', {
    words: OWN_WORDS,
    async save(bytes, { member, language }) {
      await setLogo(member, bytes)
      return { done: translator(language, 'studio-shop')('logo.saved') }
    },
  }),
  removeLogo: async (_form, { member, language }) => {
    const removed = await removeLogo(member)
    return {
      done: translator(language, 'studio-shop')(removed ? 'logo.removed' : 'nothingChanged'),
    }
  },
}

/** Answers a form of the page on how a studio looks. */
export async function answerDeskBrand(request: Request, context: DeskContext) {
  const { form, tooLarge } = await readUpload(request, PICTURES.maxBytes + FIELDS)
  if (tooLarge) form.set('intent', 'logo')
  return answerForm(form, FORMS, { ...context, tooLarge }, { page: studioPaths.brand() })
}
