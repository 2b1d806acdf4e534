//! The picture on the puzzle: a castle in the hills, drawn once and seen through every piece.

/// The width and height the scene is drawn in.
const SIZE: [f64; 2] = [1200.0, 800.0];

/// The scene as a definition named `scene`.
pub(super) const SCENE: &str = r##"<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5aa9d6"/><stop offset=".55" stop-color="#bfe2ea"/><stop offset=".8" stop-color="#fbe6bd"/></linearGradient>
<g id="scene">
<path d="M0 0H1200V800H0Z" fill="url(#sky)"/>
<circle cx="985" cy="150" r="150" fill="#fff3c4" opacity=".5"/><circle cx="985" cy="150" r="84" fill="#ffd75e"/>
<path d="M120 170a46 46 0 0 1 80-30a60 60 0 0 1 112 8a42 42 0 0 1 20 80H130a32 32 0 0 1-10-58ZM560 100a36 36 0 0 1 62-22a46 46 0 0 1 86 6a32 32 0 0 1 14 60H566a24 24 0 0 1-6-44Z" fill="#fffdf4"/>
<path d="M0 470L150 300L260 420L420 240L600 450L760 330L930 480L1080 380L1200 470V800H0Z" fill="#8fb3c4"/>
<path d="M420 240L468 296L436 310L414 290L384 304L374 292ZM150 300L186 340L158 350L130 334L116 338Z" fill="#f6fbfb"/>
<path d="M0 520C180 430 360 450 560 520S980 560 1200 450V800H0Z" fill="#7fb069"/>
<path d="M640 520V300H680V280H660L700 200L740 280H720V360H780V330H800V350H820V330H840V350H860V330H880V360H920V250H900L945 160L990 250H970V520Z" fill="#e9d3a8" stroke="#8a6a45" stroke-width="5"/>
<path d="M650 284L700 192L750 284ZM888 254L945 150L1002 254Z" fill="#b8412f"/>
<path d="M700 192V160L736 172L700 184M945 150V116L985 130L945 142" fill="#e6b422" stroke="#6d4a23" stroke-width="4"/>
<path d="M770 520V450A38 38 0 0 1 846 450V520Z" fill="#6d4a23"/>
<path d="M688 320h24v44h-24zM930 300h28v50h-28zM790 390h20v30h-20zM850 390h20v30h-20z" fill="#5a7fa0"/>
<path d="M808 520C780 580 880 600 800 650S560 700 600 800H760C740 730 980 690 930 620S850 580 846 520Z" fill="#ecd9a3"/>
<path d="M0 640C200 540 380 570 560 660S900 760 1200 620V800H0Z" fill="#4f8f4f"/>
<path d="M808 640C780 668 560 700 600 800H760C740 736 900 700 930 650Z" fill="#e3c987"/>
<path d="M0 700C60 690 160 700 250 740S420 790 480 800H0Z" fill="#3f86b0"/><path d="M30 730q40-14 80 0M130 760q46-16 92 0M60 780q30-10 60 0" fill="none" stroke="#bfe2ea" stroke-width="6"/>
<path d="M110 640V560h22v80ZM330 650V590h18v60ZM1080 640V540h26v100ZM1000 690V640h16v50Z" fill="#6d4a23"/>
<circle cx="121" cy="520" r="70" fill="#2f6b3a"/><circle cx="90" cy="540" r="46" fill="#3d7f47"/><circle cx="339" cy="566" r="50" fill="#3d7f47"/><circle cx="1093" cy="490" r="84" fill="#2f6b3a"/><circle cx="1130" cy="520" r="54" fill="#3d7f47"/><circle cx="1008" cy="622" r="40" fill="#3d7f47"/>
<path d="M410 700q-26-60 20-90q50-20 70 30q30-16 46 10q-20 6-30 24q4 40-30 46z" fill="#f3ede0" stroke="#8a6a45" stroke-width="5"/><circle cx="446" cy="636" r="6" fill="#3a2213"/>
<path d="M240 300a60 70 0 1 1 120 0c0 40-40 60-50 86h-20c-10-26-50-46-50-86Z" fill="#d1578d"/><path d="M280 240c-20 40-10 110 14 146h12c24-36 34-106 14-146q-20-14-40 0Z" fill="#fbe6bd"/><path d="M288 398h24v24h-24z" fill="#6d4a23"/>
<g fill="#f7e26b"><circle cx="200" cy="660" r="8"/><circle cx="280" cy="690" r="8"/><circle cx="380" cy="740" r="9"/><circle cx="980" cy="740" r="9"/><circle cx="1100" cy="720" r="8"/></g>
<g fill="#e8604c"><circle cx="240" cy="640" r="8"/><circle cx="520" cy="760" r="9"/><circle cx="1040" cy="770" r="9"/><circle cx="1160" cy="700" r="8"/></g>
</g></defs>"##;

/// The scene laid out so that a whole picture of this width and height has its upper left corner here.
pub(super) fn placed([x, y]: [f64; 2], [width, height]: [f64; 2]) -> String {
    let (across, down) = (width / SIZE[0], height / SIZE[1]);
    format!("<use href=\"#scene\" transform=\"translate({x:.1} {y:.1}) scale({across:.4} {down:.4})\"/>")
}
