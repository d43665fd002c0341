/** Words of the lists of coarse words (`naughty-words`) that are names, or that nobody minds. */
export const harmlessWordsOfRudeLists: ReadonlySet<string> = new Set(
  `
  alabama amador anita aranha ariano asno balen balle bander barenaked bareback bekken belino beurt bicha biga bite bitte
  boiata bonze boot bourré bourrée brinca burro burrow butt byk caca calice casci cerveja comer con concha conne cono
  consolo corno cozza criss del domination dombo drogas eikel escort fan fava fiesta fing flikken folle franc gat
  gerber gerbe gol gozar griet gucchi gucchu haahka hardcore harami heroína hol hooker hård idiota inferno infierno
  jajco jajko johny jätkä kanen kanjar kimme kloten knor kun kunda kanjar kúr lahtari loda lolita lund lümmel maal
  maldito mama mamada marha martillo matje mona monta montare mof molo moona mufti muna mussa muts mutta nackt nain nicht
  olla orina osti paal pacca pale palen palle palli panna pano pataka patacca pau pele pelék pesce péter pina pinche pinto
  pipari pippa piru pis pofa pokker pompa poot popel poppen pot potta prutt quaglia quim randi regina reikä reva rosette
  rosetta saala saali saco sadism santorum satan schatje sega shota skeet snatch snowballing stake standje stootje suar
  suck sucks sås tarzanello tavara tirare toeter topa torneira trio tusan twinkie uboy vacca viiksi watje xana yaoi zinne
  zizi clover amam am osti sik soccia spunk subba sorca teuch trique tanga uqan biga beffen balatkari

  فرج جماع مبادل منی سوپر داف لاپا لخت
  カント フック ディック ラティーナ ファンタジー ラバー ローター スリット エスコート しばり いたずら プレイボーイ 女の子 グロ
  голый хрен хапать мент бугор хохол
  ห่า กู กะปิ ขี้
  고자 근친 망가 미친 보지 애자
  `
    .trim()
    .split(/\s+/),
);
