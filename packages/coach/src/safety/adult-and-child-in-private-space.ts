/**
 * Where somebody in charge and a child meet at what is private (undressing, washing, bed, a lap, a towel), told in words
 * that no rule knows. Two of the three by themselves are everyday life; all three together are mostly nothing too, and
 * sometimes how it begins: no crisis and no football, so that the coach asks.
 */
const IN_CHARGE =
  'coach coaches trainer trainers manager assistant physio teacher helper volunteer kitman scout agent referee ref adult betreuer* cotrainer* lehrer* zeugwart masseur helfer jugendleiter* entrenador* mister profe* ayudante utillero fisio* delegado monitor* masajista adulto entraineur* lentraineur kine educ* adjoint ladjoint dirigeant* adulte moniteur* treinador* tecnico professor* preparador* roupeiro massagista olheiro auxiliar';
/** He alone counts where the rest is told of undressing. */
const PRIVATE =
  'naked nude undress* dressed pyjama* pajama* underwear underpants undies boxers shower showers showered showering towel* bath bathe bathing washed bed beds bedtime bedroom tent mattress lap goodnight massage* massaging backrub rub cuddle* tickle* kiss* girlfriend boyfriend bra tampon* periods puberty nackt ausziehen auszieh* umziehen umzieh* ausgezogen umgezogen schlafanzug unterhose* unterwasche dusche* duschen handtuch bett zelt schoss massier* massage kuscheln kitzel* kuss* freundin haare schambehaar* desnud* pijama calzoncillo* ducha* duchas toalla cama acosto acuesto acostad* regazo masaje* cosquillas besa beso besar novia novio pantalon vello rodillas nu nue nus deshabill* pyjama slip calecon culotte douche* serviette lit genoux chatouill* bisou* embrass* copine poils tente pelad* pijama cueca calcinha banho banheiro chuveiro toalha cama colo massagem cocegas beij* namorad* pelos coxa* barraca clothes kleidung klamotten ropa vetements roupa';
const ACT =
  'comes came come coming enters entered walks walked opens opened waits waiting waited stays stayed stands stood sits sat sit lies lay laid holds held takes took takes helps helped checks check checked looks looked sees see watches watched watching asks asked wants wanted makes made gives gave texts texted messages writes wrote puts put knows counts counted says with his him kommt kam geht ging offnet wartet steht stand bleibt blieb sitzt sass sitzen liegt lag legt legte hielt halt nimmt nahm hilft half schaut guckt sieht zahlt fragt gefragt will fotografiert schreibt gibt neben bei viene vino entra entro abre espera queda quedo sienta sento acosto acuesta mira mirando ve pregunta pide pidio quiere da escribe vient venu entre rentre ouvre attend reste sassoit fait assoit couche regarde voit demande veut donne ecrit mecrit prend met chega entrou entra fica ficou senta sente sentou deitou deita olha olhou pergunta perguntou pede pediu quer mandou tirou tira poe escreve hilf helfen ayuda ayudan aide ajuda quita quitar* remove removes';
/** A child. */
const CHILD = 'one ones everyone each players i me my we us our im kids girls boys boy girl children ich mich mir wir uns unser* mein* kinder yo mi mis me nos nosotros ninos ninas je moi me mon ma mes nous on enfants eu meu minha me a gente nos criancas mecrit';
/** Sleep before a match, an infirmary's or a team's matters: what is spoken of then is football. */
const ABOUT_PLAY =
  'match matches game games tournament tournaments tactics captain warm outside draussen rausgeht before partido partidos torneo antes tactica fuera match matchs tournoi avant dehors jogo jogos torneio tatica fora spiel spiele turnier taktik vor team';
/** What no match explains. */
const NEVER_FOOTBALL =
  'naked nude undress* underwear underpants undies lap towel* goodnight tickle* kiss* nackt unterhose* unterwasche schoss handtuch desnud* calzoncillo* toalla regazo besa besar nu nue nus deshabill* slip culotte genoux pelad* cueca calcinha toalha colo';

function matcher(list: string): (word: string) => boolean {
  const words = new Set(list.split(' '));
  const stems = [...words].filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  return (word) => words.has(word) || stems.some((stem) => word.startsWith(stem));
}
const isInCharge = matcher(IN_CHARGE);
const isPrivate = matcher(PRIVATE);
const isAct = matcher(ACT);
const isChild = matcher(CHILD);
const isAboutPlay = matcher(ABOUT_PLAY);
const isNeverFootball = matcher(NEVER_FOOTBALL);

/** True where a folded message tells of somebody in charge, something private and what is done there with a child. */
export function tellsOfPrivateSpace(folded: string): boolean {
  const words = folded.split(' ');
  if (!words.some(isInCharge) && !/ (kit man|(man|guy) (from|at|of) the club)( |$)/.test(` ${folded}`)) return false;
  if (!words.some(isPrivate) || !words.some(isAct) || !words.some(isChild)) return false;
  return words.some(isNeverFootball) || !words.some(isAboutPlay);
}
