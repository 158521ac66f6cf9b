import type { DocumentLanguage } from '../../documents/words/document-languages.ts';

/**
 * Words that say nothing about what a job asks for: those of the grammar, and those that stand in every advertisement. As
 * `plainText` has them, by language.
 */
const lists: Readonly<Record<DocumentLanguage, string>> = {
  en: `a about above across after all also always am among an and any are as at be because been before being best both but by
    can could did do does each either else etc even every few first for from get give good great had has have he her here him
    his how i if in include included includes including into is it its join just least like ll look looking make making many
    may me more most much must my need needs new no not now of off on one only or other our out over own per please plus re
    really same see seek seeking she should so some such take than that the their them then there these they this those
    through to too under until up upon us use used using ve very want was we well were what when where which while who whom
    whose why will with within without work worked working works would you your yours
    ability able advantage applicant apply background bonus candidate demonstrated desirable desired environment equivalent
    essential excellent exceptional experience experienced expertise familiar familiarity hands ideal ideally job
    knowledge level minimum necessary nice opportunity preferable preferably preferred proven qualification qualifications
    related relevant required requirement requirements requires responsibilities responsibility responsible role similar
    skill skilled skills solid someone strong successful successfully understanding year years`,
  de: `aber alle allem als am an auch auf aus bei beim bin bis bist da dabei damit dann das dass dein deine dem den der des dich
    die dies diese dieser dir du durch ein eine einem einen einer eines er erste es etwa euch fur gut gute guten haben hat ich
    ihr ihre ihrem ihren ihrer im in ins ist ja jede jeder kann kein keine konnen man mehr mit mochten muss nach neue neuen
    nicht noch nur ob oder ohne sehr sein seine sich sie sind so sowie uber um und uns unser unsere unserem unseren vom von
    vor war was wenn wer werden wie wir wird wo zu zum zur zwischen
    anforderungen aufgaben bereich bringst eigenschaften erfahrung erfahrungen erste fahigkeit freude idealerweise jahre
    jahren kenntnis kenntnisse profil qualifikation stelle umgang vorteil wunschenswert`,
  es: `a al algo ante antes aunque bien cada como con contra cual cuando de del desde donde dos e el ella ellos en entre era es
    esa ese eso esta este esto estos fue ha hacia hasta hay la las le les lo los mas me mi mucho muy nada ni no nos nosotros o
    otra otro para pero poco por porque que quien se segun ser si sin sobre su sus tal tambien tan te tener ti tiene todo
    todos tu tus un una uno unos usted y ya yo
    anos capacidad conocimiento conocimientos deseable experiencia habilidades nivel perfil puesto requisito requisitos
    trabajo valorable`,
  fr: `a afin ai ainsi alors apres au aucun aussi autre aux avec avez avoir bien ce cela ces cet cette chez ci comme d dans de des
    donc du elle elles en encore entre est et etes etre eu fait ils il j je jusque l la le les leur leurs lui m ma mais meme
    mes moi mon n ne ni nos notre nous on ont ou par pas plus pour qu que quel quelle qui s sa sans se ses si son sont sous
    sur t ta te tes toi ton tous tout toute toutes tres tu un une vos votre vous y
    annees aptitude bonne capacite competence competences connaissance connaissances experience ideal maitrise minimum
    poste profil qualite qualites recherche requis souhaite travail`,
  it: `a ad ai al alla alle agli anche avere ben c che chi ci come con cosa da dai dal dalla dei del della delle degli di dove e
    ed essere fra gli ha hai hanno ho i il in io l la le lei li lo loro lui ma mi molto ne nei nel nella no noi non nostro o
    ogni per piu poi quale quando quella quello questa questo se sei si sia siamo sono su sua sue sul sulla suo te tra tu tua
    tuo tutti tutto un una uno vi voi
    anni buona capacita competenze conoscenza conoscenze esperienza lavoro livello ottima posizione preferibile profilo
    requisiti requisito`,
  nl: `aan al alle als andere ben bent bij d daar dan dat de der deze die dit door dus een eens en er etc ge geen goed goede haar
    had hebben hebt heeft hem het hij hoe hun ik in is ja je jij jou jouw jullie kan kunnen maar me meer men met mij mijn
    moet na naar niet nog nu of om omdat ons onze ook op over per se sinds te tot u uit uw van veel voor waar was wat we wel
    werd wie wij wil worden wordt zal ze zelf zich zij zijn zo zoals
    affiniteit eisen ervaring functie jaar kennis kwaliteiten niveau pre profiel vaardigheden vereist werk werken`,
  pt: `a ao aos aquela aquele as ate com como d da das de dela dele do dos e ela elas ele eles em entre era essa esse esta estao
    este eu foi ha isso isto ja la lhe mais mas me mesmo meu minha muito na nao nas nem no nos nossa nosso num numa o os ou
    para pela pelo por qual quando que quem se sem ser seu seus si sua suas tambem te tem ter teu tu tua um uma voce voces
    anos capacidade conhecimento conhecimentos desejavel experiencia habilidades nivel perfil requisito requisitos trabalho
    vaga`,
};

const sets = new Map<DocumentLanguage, ReadonlySet<string>>();

/** Words of a language that no match is made of. */
export function commonWords(language: DocumentLanguage): ReadonlySet<string> {
  const known = sets.get(language);
  if (known) return known;
  const made = new Set(lists[language].split(/\s+/));
  sets.set(language, made);
  return made;
}
